/** Questions and their answers, without markup, as search engines are told of them (schema.org). */
export function structureQuestions(
  questions: readonly { readonly question: string; readonly answer: string }[],
): readonly Readonly<Record<string, unknown>>[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
