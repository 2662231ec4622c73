import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NotificationItem } from './adyen-message.ts';

/** A row of a payment accounting report, as far as it is not what it usually is. */
export interface ReportRow {
  readonly merchantAccount?: string;
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly type: string;
  /** `2026-11-20 10:00:00`, in Amsterdam. */
  readonly booked?: string;
  readonly zone?: string;
  readonly currency?: string;
  readonly amount: string;
  readonly changeReference?: string;
  readonly changeMerchantReference?: string;
}

export interface AdyenReports {
  /** Lays a report ready to be fetched; the answer is what the merchant is told of it. */
  writeReport(fileName: string, rows: readonly ReportRow[] | string): NotificationItem;
}

const header = [
  ...['Company Account', 'Merchant Account', 'Psp Reference', 'Merchant Reference', 'Payment Method'],
  ...['Booking Date', 'TimeZone', 'Main Currency', 'Main Amount', 'Record Type', 'Payment Currency'],
  ...['Received (PC)', 'Authorized (PC)', 'Captured (PC)', 'Settlement Currency', 'Payable (SC)'],
  ...['Commission (SC)', 'User Name', 'Modification Psp Reference', 'Modification Merchant Reference'],
];

const quote = (field: string) => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

export function writeReportText(rows: readonly ReportRow[], merchantAccount: string): string {
  const lines = rows.map((row) => {
    const { currency = 'EUR', amount, booked = '2026-11-20 10:00:00', zone = 'CET' } = row;
    return [
      ...['Gantry, Company', row.merchantAccount ?? merchantAccount, row.pspReference, row.merchantReference],
      ...[
        'visa',
        booked,
        zone,
        currency,
        amount,
        row.type,
        currency,
        '',
        '',
        '',
        currency,
        '',
        '0.10',
        'system',
      ],
      ...[row.changeReference ?? '', row.changeMerchantReference ?? ''],
    ];
  });
  return [header, ...lines].map((line) => `${line.map(quote).join(',')}\n`).join('');
}

/** Adyen's reports: only the report user gets one. */
export function openAdyenReports({
  merchantAccount,
  reportKey,
  clock,
}: {
  readonly merchantAccount: string;
  readonly reportKey?: string;
  readonly clock: { now(): Date };
}) {
  const files = new Map<string, string>();
  return {
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const path = request.url ?? '';
      if (!path.startsWith('/reports/')) return false;
      const file = files.get(path);
      const isLetIn = reportKey !== undefined && request.headers['x-api-key'] === reportKey;
      if (!isLetIn || file === undefined) response.writeHead(isLetIn ? 404 : 401).end();
      else response.writeHead(200, { 'content-type': 'text/csv' }).end(file);
      return true;
    },
    writeReport(fileName: string, rows: readonly ReportRow[] | string): NotificationItem {
      const path = `/reports/download/MerchantAccount/${merchantAccount}/${fileName}`;
      files.set(path, typeof rows === 'string' ? rows : writeReportText(rows, merchantAccount));
      return {
        ...{ pspReference: fileName, merchantAccountCode: merchantAccount, merchantReference: '' },
        ...{ eventCode: 'REPORT_AVAILABLE', success: 'true', paymentMethod: '' },
        amount: { value: 0, currency: 'EUR' },
        eventDate: clock.now().toISOString(),
        reason: `https://ca-test.adyen.com${path}`,
      };
    },
  };
}
