import type { ChangedMessages } from './en';

export const texts: ChangedMessages = {
  title: 'जैसा फ़ोन पर तय हुआ, आपका ऑर्डर बदल दिया गया है।',
  added: (line) => `${line} जोड़ा गया`,
  off: (line) => `${line} हटाया गया`,
  more: (name, was, now) => `${name}: ${was} की जगह ${now}`,
  other: (name) => `${name}: दूसरे तरीके से बनेगा`,
  same: (total) => `कुल रकम वही है: ${total}।`,
  total: (was, now) => `पहले ${was} था, अब ${now} है।`,
  collect: (amount) => `मिलने पर ${amount} देना बाकी है।`,
  giveBack: (amount) => `मिलने पर हम आपको ${amount} लौटाएँगे।`,
};
