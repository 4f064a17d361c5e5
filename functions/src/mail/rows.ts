import { isolated } from '@burger/shared/i18n';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

export interface Row {
  label: string;
  value: string;
  within?: boolean;
  isLink?: boolean;
}

const inText = ({ label, value, within }: Row): string =>
  `${within ? '   ' : ''}${value ? `${isolated(label)}: ${isolated(value)}` : isolated(label)}`;

function inTable({ label, value, within, isLink }: Row): string {
  const text = escapeHtml(isolated(value));
  const cell = isLink ? `<a href="${text}">${text}</a>` : text;
  return within
    ? `<tr><td colspan="2" style="padding-left:2em">${escapeHtml(inText({ label, value }))}</td></tr>`
    : `<tr><th align="left">${escapeHtml(isolated(label))}</th><td>${cell}</td></tr>`;
}

export const textOf = (rows: readonly Row[]): string => rows.map(inText).join('\n');

export const tableOf = (rows: readonly Row[]): string =>
  `<table cellpadding="4">${rows.map(inTable).join('')}</table>`;

export const paragraphsOf = (rows: readonly Row[]): string =>
  rows
    .map(({ label, value }) => {
      const text = escapeHtml(isolated(value)).replaceAll('\n', '<br>');
      return `<p><strong>${escapeHtml(isolated(label))}:</strong> ${text}</p>`;
    })
    .join('');
