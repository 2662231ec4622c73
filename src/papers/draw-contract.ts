import { setImmediate } from 'node:timers/promises';
import type { ContractText } from '../commerce/purchase/orders/contract-text.ts';
import type { LocaleCode } from '../kernel/locale.ts';
import type { CalendarDay } from '../markets/calendar-day.ts';
import { loadPaperText } from './paper-text.ts';
import { writeDay } from './paper-words.ts';
import { ink, Sheet, type Style } from './sheet.ts';

const title: Style = { font: 'bold', size: 18, color: ink.text };
const chapter: Style = { font: 'bold', size: 14, color: ink.text };
const heading: Style = { font: 'bold', size: 10, color: ink.text };
const body: Style = { font: 'regular', size: 9.5, color: ink.text };
const small: Style = { font: 'regular', size: 8, color: ink.muted };

/** A heading stays with two lines of what follows. */
const BELOW_HEADING = 48;

/**
 * What orders of a day were made under, to keep (rule D-12): a PDF in their language, a chapter a text. It names none of them, so that
 * one drawing serves all that were confirmed with the same words; the mail that it comes with and its file's name say which order it is.
 */
export async function drawContract(
  { locale, placedOn }: { readonly locale: LocaleCode; readonly placedOn: CalendarDay },
  texts: readonly ContractText[],
): Promise<Buffer> {
  const text = await loadPaperText(locale);
  const name = text('contract');
  const date = new Date(`${placedOn}T12:00:00Z`);
  const sheet = new Sheet({ locale, title: name, date, subset: 'PDF/A-3a' });
  sheet.write('H1', name, title, 0);
  sheet.write('P', text('contractAsOf', { date: writeDay(placedOn) }), small, 4);
  for (const one of texts) {
    await setImmediate();
    sheet.need(2 * BELOW_HEADING);
    sheet.write('H2', one.title, chapter, 22);
    for (const piece of one.pieces) {
      if (piece.kind === 'heading') {
        sheet.need(BELOW_HEADING);
        sheet.write('H3', piece.text, heading, 10);
      } else sheet.write('P', piece.kind === 'item' ? `– ${piece.text}` : piece.text, body, 4);
    }
  }
  return sheet.end((page, pages) => text('page', { page, pages }));
}
