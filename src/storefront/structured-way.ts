/** One step of the way to a page; the last one, the page itself, has no path but its whole address. */
interface Step {
  readonly name: string;
  readonly href: string;
}

/** The way to a page, as its breadcrumbs show it (schema.org). `origin`: where paths begin. */
export function structureWay(
  origin: string | undefined,
  steps: readonly Step[],
): readonly Readonly<Record<string, unknown>>[] {
  if (origin === undefined) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: new URL(href, origin).href,
      })),
    },
  ];
}
