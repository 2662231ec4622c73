import { describe, expect, it } from 'vitest';
import { adyenAccount } from '../../../tests/support/adyen-account.ts';
import { type ReportRow, writeReportText } from '../../../tests/support/adyen-reports.ts';
import { setUpAdyen, tellShop } from '../../../tests/support/adyen-under-test.ts';
import { openCard } from '../../../tests/support/open-card.ts';
import { readPaymentReport } from '../../commerce/purchase/checkout/read-payment-report.ts';
import {
  type CardNotification,
  type CardProvider,
  CardProviderUnavailable,
} from '../../commerce/purchase/payments/card-provider.ts';
import { statement } from '../../kernel/database.ts';
import { money } from '../../kernel/money.ts';
import { jobs } from '../../server/jobs.ts';
import { readReport, UnreadableReport } from './adyen-report.ts';
import type { AdyenEvent } from './adyen-status.ts';
import { fetchReport } from './fetch-report.ts';

const { merchantAccount } = adyenAccount;
const psp = 'JVBXGSDM53RZNN82';
const change = 'QFQTPCQ8HXSKGK82';

const row: ReportRow = {
  pspReference: psp,
  merchantReference: 'payment',
  type: 'Authorised',
  amount: '129.95',
};

async function read(text: string, pieces = 1_000_000): Promise<AdyenEvent[]> {
  async function* bytes() {
    const whole = Buffer.from(text);
    for (let at = 0; at < whole.length; at += pieces) yield whole.subarray(at, at + pieces);
  }
  const events: AdyenEvent[] = [];
  for await (const event of readReport(bytes(), merchantAccount)) events.push(event);
  return events;
}

const write = (...rows: readonly Partial<ReportRow>[]) =>
  writeReportText(
    rows.map((one) => ({ ...row, ...one })),
    merchantAccount,
  );

describe('a payment accounting report', () => {
  it('Y-09: has the event that a notification of each record would be', async () => {
    const events = await read(
      write(
        {},
        { type: 'Refused' },
        { type: 'Settled', changeReference: change },
        {
          ...{ type: 'Refunded', changeReference: change, amount: '-5.00' },
          changeMerchantReference: 'payment/refund-1',
        },
        { type: 'Chargeback', changeReference: change },
      ),
    );
    expect(events.map(({ pspReference, eventCode, success }) => [pspReference, eventCode, success])).toEqual([
      [psp, 'AUTHORISATION', true],
      [psp, 'AUTHORISATION', false],
      [change, 'CAPTURE', true],
      [change, 'REFUND', true],
      [change, 'CHARGEBACK', true],
    ]);
    expect(events[3]).toMatchObject({
      ...{ merchantReference: 'payment', originalReference: psp, changeId: 'refund-1' },
      amount: money('EUR', 5_00),
    });
  });

  it.each([
    ['in winter', '2026-11-20 10:00:00', 'CET', '2026-11-20T09:00:00Z'],
    ['in summer, whatever its zone is called', '2026-06-03 11:26:49', 'CET', '2026-06-03T09:26:49Z'],
    ['in London', '2026-06-03 11:26:49', 'BST', '2026-06-03T10:26:49Z'],
    ['in Helsinki', '2026-11-20 10:00:00', 'EET', '2026-11-20T08:00:00Z'],
    ['nowhere', '2026-11-20 10:00:00', 'UTC', '2026-11-20T10:00:00Z'],
  ])('Y-09: is booked by the clock %s', async (_, booked, zone, instant) => {
    expect(await read(write({ booked, zone }))).toMatchObject([{ happenedAt: new Date(instant) }]);
  });

  it('Y-09: is passed over where it is of another account, other money, or of nothing that happened', async () => {
    const others = [
      { merchantAccount: 'SomebodyElse' },
      { currency: 'JPY' },
      { type: 'Received' },
      { type: 'SentForSettle', changeReference: change },
      // A fee has no payment at all.
      { type: 'Fee', pspReference: '', merchantReference: '' },
    ];
    expect(await read(write(...others, {}))).toHaveLength(1);
  });

  it('Y-09: is read whichever way it is cut into pieces', async () => {
    const text = `\uFEFF${write({}, { merchantReference: 'größer, "quoted"' })}`;
    const whole = await read(text);
    expect(whole).toHaveLength(2);
    for (const pieces of [1, 3, 7, 64]) expect(await read(text, pieces)).toEqual(whole);
  });

  it.each([
    [
      'a column is missing',
      write({}).replace('Record Type', 'Type'),
      'line 1 of the report: the report has no Record Type',
    ],
    ['a reference is none', write({}, { pspReference: 'short' }), 'line 3 of the report: Psp Reference'],
    [
      'an amount is none',
      write({ amount: '1,000.00' }),
      'line 2 of the report: 1,000.00 is no amount of EUR',
    ],
    ['an amount is too fine', write({ amount: '1.001' }), 'line 2 of the report: 1.001 is no amount of EUR'],
    ['a day is none', write({ booked: '2026-13-20 10:00:00' }), 'is no date'],
    ['a zone is not known', write({ zone: 'PST' }), 'line 2 of the report: TimeZone'],
    [
      'a change has no reference',
      write({ type: 'Refunded' }),
      'Refunded without a Modification Psp Reference',
    ],
    ['a row is too short', `${write({})}Gantry,${merchantAccount}\n`, 'on line 3'],
    ['a quote is never closed', `${write({})}"Gantry`, 'Quote Not Closed'],
  ])('Y-09: is complained of where %s', async (_, text, says) => {
    const failure = read(text);
    await expect(failure).rejects.toThrow(UnreadableReport);
    await expect(failure).rejects.toThrow(says);
  });
});

const { reportKey } = adyenAccount;
const file = 'payments_accounting_report_2026_11_20.csv';
const adyen = setUpAdyen();
const openProvider = (key: string = reportKey) => adyen.openProvider({ reportKey: key });

async function pay(provider: CardProvider) {
  const opened = await openCard(provider);
  adyen.server.visit(opened.redirectUrl, 'pay');
  return { ...opened, pspReference: adyen.server.paymentOf(opened.merchantReference) };
}

async function findReportJobs(): Promise<readonly string[]> {
  const rows = await adyen.database.query<{ address: string }>(
    statement(`select payload ->> 'address' as address from graphile_worker._private_jobs
                where payload ->> 'address' is not null order by id`),
  );
  return rows.map(({ address }) => address);
}

async function readTold(provider: CardProvider, rows: readonly ReportRow[] | string) {
  if (provider.readReport === undefined) throw new Error('this partner writes no reports');
  const named: CardNotification[] = [];
  for await (const one of provider.readReport(adyen.server.writeReport(file, rows).reason)) named.push(one);
  return named;
}

const linesOf = async (provider: CardProvider, merchantReference: string) =>
  (await provider.findTransactions({ merchantReference })).map(({ type, state, refundId }) => [
    type,
    state,
    refundId,
  ]);

describe('the report that Adyen tells of', () => {
  it('Y-09: is fetched by a job, once, if it is the one that is read', async () => {
    const provider = openProvider();
    const told = adyen.server.writeReport(file, []);
    const other = adyen.server.writeReport('settlement_detail_report_batch_4.csv', []);
    await tellShop(provider, told, other);
    await tellShop(provider, told);
    expect(await findReportJobs()).toEqual([told.reason]);
  });

  it('Y-09: is left alone without a report user', async () => {
    const before = await findReportJobs();
    const provider = adyen.openProvider();
    expect(
      await tellShop(provider, adyen.server.writeReport(`payments_accounting_report_b.csv`, [])),
    ).toEqual([]);
    expect(await findReportJobs()).toEqual(before);
    await expect(readTold(provider, [])).rejects.toThrow('ADYEN_REPORT_API_KEY');
  });

  it('Y-09: makes known what was never told, and adds nothing to what was', async () => {
    const provider = openProvider();
    const { merchantReference, providerReference, pspReference } = await pay(provider);
    const refund = 'ABCDEFGH12345678';
    const rows: ReportRow[] = [
      { ...row, merchantReference, pspReference },
      { ...row, merchantReference, pspReference, type: 'Settled', changeReference: 'BBBBBBBB12345678' },
      {
        ...{ ...row, merchantReference, pspReference, type: 'Refunded', amount: '-5.00' },
        ...{ changeReference: refund, changeMerchantReference: `${merchantReference}/of-ours` },
      },
    ];
    expect(await readTold(provider, rows)).toEqual([{ merchantReference, providerReference }]);
    expect(await provider.getStatus(providerReference)).toMatchObject({ status: 'Authorised' });
    const lines = [
      ['Authorization', 'Success', undefined],
      ['Charge', 'Success', undefined],
      ['Refund', 'Success', 'of-ours'],
    ];
    expect((await linesOf(provider, merchantReference)).sort()).toEqual(lines);
    await tellShop(
      provider,
      adyen.server.tell(merchantReference, 'AUTHORISATION', { pspReference }),
      adyen.server.tell(merchantReference, 'REFUND', {
        ...{ pspReference: refund, merchantReference: `${merchantReference}/of-ours` },
      }),
    );
    await readTold(provider, rows);
    expect((await linesOf(provider, merchantReference)).sort()).toEqual(lines);
  });

  it('Y-09: has what can be read of it asked about, and is complained of all the same', async () => {
    const provider = openProvider();
    const { merchantReference, providerReference, pspReference } = await pay(provider);
    const told = adyen.server.writeReport(file, [
      { ...row, pspReference: 'short' },
      { ...row, amount: '1,000.00' },
      { ...row, merchantReference, pspReference },
    ]);
    const shop = { cardProvider: provider, database: adyen.database, jobs };
    const reading = readPaymentReport(shop, { address: told.reason });
    await expect(reading).rejects.toThrow('line 2 of the report: Psp Reference');
    expect(await provider.getStatus(providerReference)).toMatchObject({ status: 'Authorised' });
    const asked = await adyen.database.query(
      statement(`select 1 from graphile_worker._private_jobs where payload ->> 'merchantReference' = $1`),
      [merchantReference],
    );
    expect(asked).toHaveLength(1);
  });

  it('Y-09: calls what the shop gave back by what became of it, and it is one line all the same', async () => {
    const provider = openProvider();
    for (const [type, order] of [
      ['Cancelled', 'report first'],
      ['Cancelled', 'report last'],
      ['Refunded', 'report first'],
    ] as const) {
      const { merchantReference, providerReference, pspReference } = await pay(provider);
      await tellShop(provider, adyen.server.tell(merchantReference, 'AUTHORISATION', { pspReference }));
      await provider.cancel(providerReference);
      const [taken] = await adyen.database.query<{ psp_reference: string }>(
        statement('select psp_reference from adyen.change where merchant_reference = $1'),
        [merchantReference],
      );
      const changeReference = taken?.psp_reference ?? '';
      const report = () =>
        readTold(provider, [{ ...row, merchantReference, pspReference, type, changeReference }]);
      if (order === 'report first') await report();
      const action = type === 'Refunded' ? 'refund' : 'cancel';
      const told = adyen.server.tell(merchantReference, 'CANCEL_OR_REFUND', {
        ...{ pspReference: changeReference, additionalData: { 'modification.action': action } },
      });
      await tellShop(provider, told);
      await report();
      expect((await linesOf(provider, merchantReference)).sort()).toEqual([
        ['Authorization', 'Success', undefined],
        [type === 'Refunded' ? 'Refund' : 'CancelAuthorization', 'Success', undefined],
      ]);
    }
  });

  it.each([
    ['another host', 'https://ca-test.adyen.com.attacker.example/reports/download/a.csv'],
    ['the live system', 'https://ca-live.adyen.com/reports/download/a.csv'],
    ['no https', 'http://ca-test.adyen.com/reports/download/a.csv'],
    ['a name in front', 'https://user@ca-test.adyen.com/reports/download/a.csv'],
    ['another folder', 'https://ca-test.adyen.com/ca/reports.shtml'],
    ['a way out of the folder', 'https://ca-test.adyen.com/reports/download/../../secret'],
    ['no address', 'URL_TO_DOWNLOAD_REPORT'],
  ])('Y-09: is not fetched from %s: the key would travel there', async (_, address) => {
    const before = adyen.server.countCalls('GET /reports/download/a.csv');
    const all = async () => {
      for await (const _ of openProvider().readReport?.(address) ?? []);
    };
    await expect(all()).rejects.toThrow("no address of Adyen's reports");
    expect(adyen.server.countCalls('GET /reports/download/a.csv')).toBe(before);
  });

  it('Y-09: that is not given out is asked for again', async () => {
    await expect(readTold(openProvider('another key'), [row])).rejects.toThrow(CardProviderUnavailable);
    adyen.server.failWith(503, {}, 1);
    await expect(readTold(openProvider(), [row])).rejects.toThrow('Adyen answered 503');
    const gone = { environment: 'test', reportKey, url: 'http://127.0.0.1:9' } as const;
    const { reason } = adyen.server.writeReport(file, [row]);
    await expect(fetchReport(reason, gone)).rejects.toThrow(CardProviderUnavailable);
  });

  it('Y-09: ends where it is larger than any report', async () => {
    const { reason } = adyen.server.writeReport(file, 'x'.repeat(65 * 1024 * 1024));
    const bytes = await fetchReport(reason, { environment: 'test', reportKey, url: adyen.server.url });
    const all = async () => {
      for await (const _ of bytes);
    };
    await expect(all()).rejects.toThrow('larger than 64 MB');
  });
});
