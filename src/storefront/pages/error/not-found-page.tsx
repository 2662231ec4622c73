/** Every address no other route knows. */
export function loader(): never {
  throw new Response('This page could not be found', { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
