import { ISLAND_ELEMENT } from './island-data.ts';

/** What a person has done to an element since it was written; only they undo it. */
const keptAttributes: Readonly<Record<string, readonly string[]>> = { DETAILS: ['open'], DIALOG: ['open'] };

/**
 * What tells elements of a list apart: the field in them, by its name and, where several have it, its value. What a form sends
 * along unseen says nothing of what is around it.
 */
function keyOf(element: Element): string | undefined {
  const field = element.matches('input[name], select[name]')
    ? element
    : element.querySelector('input[name]:not([type="hidden"]), select[name]');
  if (field === null) return undefined;
  const value = /^(?:INPUT|LABEL|LI)$/.test(element.tagName) ? (field.getAttribute('value') ?? '') : '';
  return `${field.getAttribute('name')} ${value}`;
}

function isSame(left: Node, right: Node): boolean {
  if (left.nodeType !== right.nodeType) return false;
  if (!(left instanceof Element && right instanceof Element)) return true;
  // What stands in the place of a list of other things is not the same list moved about.
  if (left.getAttribute('data-morph') === 'whole') return left.isEqualNode(right);
  if (left.tagName !== right.tagName || left.getAttribute('href') !== right.getAttribute('href'))
    return false;
  return left.localName === ISLAND_ELEMENT
    ? left.getAttribute('data-island') === right.getAttribute('data-island')
    : keyOf(left) === keyOf(right);
}

/** The one of what is there, from `first` on, that a wanted node goes on as; nothing is passed by that is wanted after it. */
function findSame(first: ChildNode | null, wanted: Node, later: readonly Node[]): ChildNode | null {
  for (let found = first; found !== null; found = found.nextSibling) {
    if (isSame(found, wanted)) return found;
    const passed = found;
    if (
      passed instanceof Element &&
      keyOf(passed) !== undefined &&
      later.some((each) => isSame(passed, each))
    )
      return null;
  }
  return null;
}

function copyAttributes(to: Element, from: Element): void {
  const kept = keptAttributes[to.tagName] ?? [];
  for (const { name } of [...to.attributes])
    if (!from.hasAttribute(name) && !kept.includes(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/**
 * Makes one tree of elements say what another says, and keeps every element that is still there: what has the focus, what
 * was unfolded or opened, and where it was scrolled to, stays. What came alive by itself is left alone.
 */
export function morph(to: Element, from: Element): void {
  if (to.localName === ISLAND_ELEMENT || to.getAttribute('data-morph') === 'alive') return;
  copyAttributes(to, from);
  let next: ChildNode | null = to.firstChild;
  const all = [...from.childNodes];
  for (const [index, wanted] of all.entries()) {
    const found = findSame(next, wanted, all.slice(index + 1));
    if (found === null) {
      to.insertBefore(document.importNode(wanted, true), next);
      continue;
    }
    while (next !== found) {
      const gone: ChildNode | null = next;
      next = next?.nextSibling ?? null;
      gone?.remove();
    }
    next = found.nextSibling;
    if (found instanceof Element && wanted instanceof Element) morph(found, wanted);
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
  }
  while (next !== null) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}
