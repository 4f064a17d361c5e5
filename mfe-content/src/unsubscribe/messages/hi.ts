import type { unsubscribeMessages } from './en';

export const texts = {
  title: 'न्यूज़लेटर बंद करें',
  lead: 'एक बार दबाएँ, और आगे कोई चिट्ठी नहीं आएगी। साइन इन की ज़रूरत नहीं।',
  press: 'न्यूज़लेटर बंद करें',
  busy: 'बंद कर रहे हैं…',
  done: 'आप सूची से हट गए हैं। आपका पता मिटा दिया गया है।',
  failed: 'अभी यह नहीं हो पाया। थोड़ी देर में फिर कोशिश करें।',
  noKey: 'न्यूज़लेटर बंद करने के लिए हमारी किसी भी चिट्ठी का लिंक दबाएँ।',
  home: 'होम पर लौटें',
} satisfies typeof unsubscribeMessages;
