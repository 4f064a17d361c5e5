import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from '../shared/repository/paths.mjs';
import { runCommand } from '../shared/repository/run.mjs';

/**
 * Matches URLs that contain keys (links in earlier mails, RFC 8058) or personal data (pages of the previous
 * version).
 */
export const personalAddress =
  '/(track|rider|unsubscribe)/[0-9a-f]{32}|/maps/(geocode|directions)[?]|/search[?]q=';

const name = 'addresses-of-persons';
const filter = [
  '(log_id("run.googleapis.com/requests") OR log_id("firebasehosting.googleapis.com/webrequests"))',
  `(httpRequest.requestUrl=~"${personalAddress}" OR httpRequest.referer=~"${personalAddress}")`,
].join(' AND ');

/** CERT-In requires logs of 180 days, the DPDP Rules of one year. Google's default is thirty. */
const retentionDays = 365;

/**
 * Returns the `gcloud` arguments that exclude these URLs from the logs and set the retention, or none if both
 * are set. Keeps other exclusions.
 * @param {{ exclusions?: readonly { name: string, filter: string }[] }} sink
 * @param {{ retentionDays?: number }} bucket
 * @returns {string[][]}
 */
export function logChanges({ exclusions = [] }, bucket) {
  const ours = exclusions.find((one) => one.name === name);
  const how = ours ? 'update' : 'add';
  const isShort = (bucket.retentionDays ?? 30) < retentionDays;
  return [
    ...(ours?.filter === filter
      ? []
      : [['sinks', 'update', '_Default', `--${how}-exclusion=^;^name=${name};filter=${filter}`]]),
    ...(isShort
      ? [
          [
            'buckets',
            'update',
            '_Default',
            '--location=global',
            `--retention-days=${retentionDays}`,
          ],
        ]
      : []),
  ];
}

function cleanLogs() {
  const { projects } = JSON.parse(readFileSync(`${root}/.firebaserc`, 'utf8'));
  const gcloud = (/** @type {string[]} */ ...args) =>
    execFileSync(
      'gcloud',
      ['logging', ...args, `--project=${projects.default}`, '--format=json', '--quiet'],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    );
  const sink = JSON.parse(gcloud('sinks', 'describe', '_Default'));
  const bucket = JSON.parse(gcloud('buckets', 'describe', '_Default', '--location=global'));
  const changes = logChanges(sink, bucket);
  for (const change of changes) gcloud(...change);
  console.log(`Logs: ${changes.length === 0 ? 'set up already' : 'set up'}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runCommand(cleanLogs);
