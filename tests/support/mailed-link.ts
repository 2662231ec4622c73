import { expect } from 'vitest';
import type { WholeShop } from './whole-shop.ts';

/** Where the link in a mail leads that someone is sent; jobs write mails once the shop listens. */
export async function readMailedLink(shop: WholeShop, email: string, path: string): Promise<URL> {
  const find = async () => {
    const mails = await shop.mailsTo(email);
    const links = mails.flatMap(
      ({ parts }) => /https?:\/\/\S+\?token=\S+/.exec(parts['text/plain'] ?? '') ?? [],
    );
    return links.find((link) => new URL(link).pathname === path);
  };
  await expect.poll(find).toBeDefined();
  return new URL((await find()) ?? '');
}
