/**
 * A shop process reduced to its job runner, for tests that kill it: takes jobs of the database given, prints the order
 * id of each as a line, and never finishes one.
 */

import { openDatabase } from '../../src/server/database.ts';
import { createJobs } from '../../src/server/jobs.ts';

const ignore = () => undefined;
const hang = () => new Promise<void>(() => undefined);
const database = openDatabase({ url: process.argv[2] ?? '', log: ignore });

await createJobs({
  pool: database.pool,
  log: { error: ignore, warn: ignore, info: ignore, debug: ignore },
  concurrency: 1, // with its one job it is busy: what comes next is for others
  tasks: {
    async 'send-order-confirmation'({ orderId }) {
      process.stdout.write(`${orderId}\n`);
      await hang();
    },
    'deliver-card-notification': hang,
    'capture-card-checkout': hang,
    'cancel-card-payment': hang,
    'send-payment-end': hang,
    'send-survey': hang,
    'cancel-second-payment': hang,
    'ask-about-payment': hang,
    'send-account-mail': hang,
    'send-newsletter-mail': hang,
    'read-payment-report': hang,
    'refund-payment': hang,
    'send-reversal-notice': hang,
    'issue-papers': hang,
    'send-paper': hang,
    'tell-stock-back': hang,
    'send-stock-notice': hang,
    'hand-over-request': hang,
    'send-request-mail': hang,
    'send-withdrawal-mail': hang,
    'make-picture-sizes': hang,
    'fetch-media': hang,
    'sweep-media': hang,
  },
}).start();
