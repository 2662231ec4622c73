/**
 * Anyone can write in another's name, and would have the shop mail them a link: in what strangers typed, nothing is left that a mail
 * program would turn into one. A space of no width breaks it, and the words stay readable.
 */
export function withoutLinks(text: string): string {
  return text.replace(/([./:@\\])(?=\S)/g, '$1\u200b');
}

/** What a name would have to hold to be more than one. */
const NO_NAME = /[/@\\]|\p{L}\.\p{L}{2}/u;

/** How whoever wrote is called; by their e-mail where the name is none. */
export function nameOfSender(name: string, email: string): string {
  return NO_NAME.test(name) ? email : name;
}
