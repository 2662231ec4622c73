import {
  askForNotice,
  confirmStockNotice,
  deleteStockNotice,
  readNotice,
} from '../../commerce/purchase/stock-notices/ask-for-notice.ts';
import type { StockNotice } from '../../commerce/purchase/stock-notices/stock-notice.ts';
import { accept } from '../../kernel/outcome.ts';
import type { stockNoticeCalls } from '../contract/stock-notices.ts';
import type { CallHandlers } from './handler.ts';

const present = ({ sku, email, confirmedAt }: StockNotice) => ({
  sku,
  email,
  state: confirmedAt === undefined ? ('asked' as const) : ('waiting' as const),
});

export const stockNoticeHandlers: CallHandlers<keyof typeof stockNoticeCalls> = {
  async askStockNotice({ sku, email }, request, engine) {
    const asked = await askForNotice(engine, request, { sku, email });
    return asked.ok ? accept({ requested: true as const }) : asked;
  },

  async getStockNotice({ tokenValue }, _request, engine) {
    const read = await readNotice(engine, tokenValue);
    return read.ok ? accept({ stockNotice: present(read.value) }) : read;
  },

  async confirmStockNotice({ tokenValue }, _request, engine) {
    const confirmed = await confirmStockNotice(engine, tokenValue);
    return confirmed.ok ? accept({ stockNotice: present(confirmed.value) }) : confirmed;
  },

  async deleteStockNotice({ tokenValue }, _request, engine) {
    await deleteStockNotice(engine, tokenValue);
    return accept({ deleted: true as const });
  },
};
