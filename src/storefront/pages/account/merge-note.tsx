import { Note } from '../../ui/note/note.tsx';

/** What signing in did to the carts; nothing where there is nothing to tell. */
export function MergeNote({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Note kind="info">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Note>
  );
}
