#!/usr/bin/env node
// Starts a Firefox as the distribution has it (FIREFOX_PATH) in place of Playwright's own build, and stands between the two: an
// extended support release does not know every command of WebDriver BiDi that Playwright sends when it opens a page. What only
// emulates something (a colour scheme, …) is answered as done; everything else passes as it is.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = /^WebDriver BiDi listening on (ws:.*)$/;
const noLimit = { perMessageDeflate: false, maxPayload: 0 };

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), { stdio: ['ignore', 'pipe', 'pipe'] });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.once('exit', (code) => process.exit(code ?? 1));
firefox.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

for (const stream of [firefox.stdout, firefox.stderr]) {
  createInterface({ input: stream }).on('line', (line) => {
    const [, address] = LISTENING.exec(line) ?? [];
    if (address === undefined) process.stderr.write(`${line}\n`);
    else listenFor(address);
  });
}

function listenFor(address) {
  const server = new WebSocketServer({ ...noLimit, port: 0, host: '127.0.0.1' }, () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`, noLimit);
    const open = new Promise((done) => browser.once('open', done));
    playwright.on('message', (message) => open.then(() => browser.send(String(message))));
    browser.on('message', (message) => playwright.send(answer(String(message))));
    playwright.once('close', () => browser.close());
    browser.once('close', () => playwright.close());
    browser.once('error', () => playwright.close());
  });
}

function answer(message) {
  if (!message.includes('"unknown command"')) return message;
  const { id, error, message: words } = JSON.parse(message);
  const isEmulation = error === 'unknown command' && /^emulation\./.test(words);
  return isEmulation ? JSON.stringify({ type: 'success', id, result: {} }) : message;
}
