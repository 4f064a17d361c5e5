import type { Downloads } from '../ports';

// Spreadsheets take a file without this mark for one of an old character set.
const byteOrderMark = '\uFEFF';

export const browserDownloads: Downloads = {
  save(name, text) {
    const file = new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' });
    const href = URL.createObjectURL(file);
    const link = Object.assign(document.createElement('a'), { href, download: name });
    link.click();
    // The browser has to have taken it.
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  },
};
