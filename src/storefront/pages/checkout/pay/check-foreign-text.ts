import { parseElements } from '../../../frame/fetch-page.ts';
import { createTrustedPolicy } from '../../../frame/trusted-types.ts';

const refuse = (what: string): never => {
  throw new TypeError(`A script of another origin may not make ${what}`);
};

/** Whether elements do nothing by themselves: no script, no handler, no page in the page, no other base. */
function isInert({ body, head }: Document): boolean {
  return [head, body]
    .flatMap((part) => [...part.querySelectorAll('*')])
    .every(
      (element) =>
        !element.matches('script, iframe, frame, object, embed, base, meta, link') &&
        [...element.attributes].every(
          ({ name, value }) => !/^on/i.test(name) && !/^\s*(?:javascript|data:text)/i.test(value),
        ),
    );
}

let origins: ReadonlySet<string> | undefined;

/**
 * A wallet's script makes elements and further scripts of text, which the policy of the page lets nobody do but by this check (W3C
 * Trusted Types, `default`): scripts of the wallet's origins, elements that do nothing by themselves, and no script of text at all.
 */
export function checkForeignText(scriptOrigins: readonly string[]): void {
  const isFirst = origins === undefined;
  origins = new Set(scriptOrigins);
  if (!isFirst) return;
  createTrustedPolicy('default', {
    createScriptURL: (address) =>
      origins?.has(new URL(address, window.location.href).origin) === true
        ? address
        : refuse(`a script of ${address}`),
    createHTML: (text) => (isInert(parseElements(text)) ? text : refuse('elements that act')),
  });
}
