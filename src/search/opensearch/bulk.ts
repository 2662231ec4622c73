import { setTimeout as delay } from 'node:timers/promises';
import { type BulkItem, type Cluster, ClusterError } from './cluster.ts';
import type { IndexDocument } from './index-document.ts';
import { isMadeIndex } from './index-names.ts';

/** A call holds at most so many documents and bytes; a cluster takes 100 MB, but sooner runs out of memory for many. */
export const MOST_DOCUMENTS = 500;
export const MOST_BYTES = 4_000_000;
/** A busy cluster is given smaller calls, down to this, after pauses that grow. */
const FEWEST_DOCUMENTS = 10;
const FIRST_PAUSE_MILLISECONDS = 100;
const LONGEST_PAUSE_MILLISECONDS = 10_000;
/** A cluster that is busy or away for longer is left to the next try, with all there is to write. */
const MOST_TRIES = 8;

/** One document to be written or taken out. */
export interface IndexWrite {
  readonly index: string;
  readonly sku: string;
  /** Absent: the product is no more to be found. */
  readonly document: IndexDocument | undefined;
  /**
   * When the database was asked, in microseconds. What was read later is never overwritten by what was read before,
   * whoever writes it and in whatever order.
   */
  readonly readAt: number;
}

export interface BulkOptions {
  readonly refresh: 'wait_for' | 'false';
  readonly log: (line: string) => void;
  /** Asked during pauses. */
  readonly isStopped: () => boolean;
  /** Told whenever something has to be sent again. */
  readonly onPutOff?: () => void;
}

interface Line {
  readonly write: IndexWrite;
  readonly text: string;
  readonly bytes: number;
}

function writeLine(write: IndexWrite): Line {
  const { index, sku, document, readAt } = write;
  const target = { _index: index, _id: sku, version: readAt, version_type: 'external_gte' };
  // Writing to an alias that is gone would make an index of its name, without our mapping.
  const require_alias = !isMadeIndex(index);
  const text =
    document === undefined
      ? `${JSON.stringify({ delete: target })}\n`
      : `${JSON.stringify({ index: { ...target, require_alias } })}\n${JSON.stringify(document)}\n`;
  return { write, text, bytes: Buffer.byteLength(text) };
}

/**
 * Writes documents in calls of bounded size, one after the other. What a busy cluster would not take is sent again in
 * smaller calls after a pause. Answers how many documents the cluster refused for good (each is told in the log).
 * Rejects with a `ClusterError` when the cluster stays busy or away.
 */
export async function writeBulk(
  cluster: Cluster,
  writes: readonly IndexWrite[],
  { refresh, log, isStopped, onPutOff }: BulkOptions,
): Promise<number> {
  const waiting = writes.map(writeLine);
  let size = MOST_DOCUMENTS;
  let tries = 0;
  let refused = 0;
  while (waiting.length > 0) {
    const batch = takeBatch(waiting, size);
    const { again, lost, failure } = await send(cluster, batch, refresh);
    for (const reason of lost) log(`The search cluster refused a product: ${reason}`);
    refused += lost.length;
    if (failure === undefined) {
      tries = 0;
      size = Math.min(MOST_DOCUMENTS, size * 2);
      continue;
    }
    waiting.unshift(...again);
    onPutOff?.();
    if (++tries >= MOST_TRIES || isStopped()) throw failure;
    size = Math.max(FEWEST_DOCUMENTS, Math.floor(size / 2));
    const pause = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** (tries - 1));
    await delay(pause, undefined, { ref: false });
  }
  return refused;
}

/** One call. `failure`: why `again` has to be sent once more; what cannot help a second time is thrown. */
async function send(cluster: Cluster, batch: readonly Line[], refresh: BulkOptions['refresh']) {
  try {
    const { again, lost } = sortOut(
      batch,
      await cluster.bulk(batch.map(({ text }) => text).join(''), refresh),
    );
    const failure =
      again.length === 0
        ? undefined
        : new ClusterError('busy', `${again.length} of ${batch.length} documents were put off`);
    return { again, lost, failure };
  } catch (error) {
    if (error instanceof ClusterError && (error.failure === 'busy' || error.failure === 'down')) {
      return { again: batch, lost: [], failure: error };
    }
    throw error;
  }
}

function takeBatch(waiting: Line[], size: number): Line[] {
  let bytes = 0;
  let count = 0;
  for (const line of waiting) {
    if (count >= size || (count > 0 && bytes + line.bytes > MOST_BYTES)) break;
    bytes += line.bytes;
    count++;
  }
  return waiting.splice(0, count);
}

const CONFLICT = 409;
const NOT_THERE = 404;
const BUSY = new Set([429, 503]);

/** What has to be sent again, and why others never can be. A conflict means that newer is there already. */
function sortOut(batch: readonly Line[], items: readonly BulkItem[]) {
  const again: Line[] = [];
  const lost: string[] = [];
  batch.forEach((line, index) => {
    const { status, reason } = items[index] ?? { status: 500, reason: 'no answer for it' };
    if (status === NOT_THERE && line.write.document !== undefined) {
      throw new ClusterError('absent', `${line.write.index} is not there`);
    }
    const isDone =
      status < 300 || status === CONFLICT || (status === NOT_THERE && line.write.document === undefined);
    if (isDone) return;
    if (BUSY.has(status)) again.push(line);
    else lost.push(`${line.write.sku} in ${line.write.index}: ${status} ${reason ?? ''}`);
  });
  return { again, lost };
}
