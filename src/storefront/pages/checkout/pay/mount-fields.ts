import type { FieldsPage, MountedFields, ShownFields } from './fields-page.ts';

/**
 * Puts a partner's fields into their place: each kind by a module of its own, which is fetched where it is needed and on no other
 * page. `undefined` where there is none.
 */
export async function mountFields(
  place: HTMLElement,
  fields: ShownFields,
  page: FieldsPage,
): Promise<MountedFields | undefined> {
  switch (fields.kind) {
    case 'embedded':
      return (await import('./mount-embedded.ts')).mountEmbedded(place, fields, page);
    case 'adyen':
      return (await import('./mount-adyen.ts')).mountAdyen(place, fields, page);
  }
}
