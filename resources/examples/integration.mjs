// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

// A run task integration: refuses what is not signed, answers 200 at once, calls back later. Needs Node 18, no packages.
// HMAC_KEY_FILE names the file with the key; PORT is where it listens.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const key = readFileSync(process.env.HMAC_KEY_FILE, 'utf8').replace(/\r?\n$/, '');

// The signature is over the bytes that came. JSON that was parsed and written again may be other bytes.
function isSigned(bytes, signature = '') {
  const expected = Buffer.from(createHmac('sha512', key).update(bytes).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

// The service tests a new run task with a request that wants a 200 and no callback.
function isVerification(task) {
  return task.access_token === 'test-token' || task.task_result_enforcement_level === 'test';
}

// The URL is used as it came: its query is part of what lets the callback in.
async function callBack(task, attributes, relationships) {
  const answer = await fetch(task.task_result_callback_url, {
    method: 'PATCH',
    headers: { 'Authorization': `Bearer ${task.access_token}`, 'Content-Type': 'application/vnd.api+json' },
    body: JSON.stringify({ data: { type: 'task-results', attributes, relationships } }),
  });
  if (answer.status !== 200) throw new Error(`the callback was answered ${answer.status}: ${await answer.text()}`);
}

async function judge(task) {
  await callBack(task, { status: 'running', message: 'Reading the run' });
  const isFrozen = /\bfreeze\b/i.test(task.run_message);
  const status = isFrozen ? 'failed' : 'passed';
  const outcome = {
    'outcome-id': 'FREEZE-1',
    description: isFrozen ? 'The run says that changes are frozen' : 'Changes are not frozen',
    tags: { Status: [{ label: status, level: isFrozen ? 'error' : 'info' }] },
  };
  const outcomes = { data: [{ type: 'task-result-outcomes', attributes: outcome }] };
  await callBack(task, { status, message: `The rule ${status}` }, task.capabilities?.outcomes ? { outcomes } : undefined);
}

// A delivery whose answer was lost comes again. The last ones are remembered, so that each is judged once.
const seen = new Set();
function isRepeated(task) {
  if (seen.has(task.task_result_id)) return true;
  if (seen.size >= 10000) seen.clear();
  seen.add(task.task_result_id);
  return false;
}

createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const bytes = Buffer.concat(parts);
  const answer = (status) => response.writeHead(status).end();
  if (request.method !== 'POST') return answer(405);
  if (!isSigned(bytes, request.headers['x-tfc-task-signature'])) return answer(401);
  const task = JSON.parse(bytes);
  answer(200); // exactly 200, and soon: anything else is sent again
  if (isRepeated(task)) return;
  if (!isVerification(task)) await judge(task).catch((error) => console.error(error.message));
}).listen(Number(process.env.PORT ?? 3000), '127.0.0.1');
