import type { newsletterMessages } from './en';

export const texts = {
  title: (letters) => (letters === 1 ? 'महीने में एक बार, अच्छी ख़बर' : 'ईमेल पर अच्छी बातें'),
  consent: (letters) =>
    `जुड़कर आप ${['हमारे ईमेल', 'महीने में एक ईमेल'][letters ?? 0] ?? `महीने में ${letters} ईमेल`} पर सहमत होते हैं। हर ईमेल में उसे बंद करने का लिंक होता है।`,
  lead: 'नई डिश, ऑफ़र और रसोई की कहानियाँ ईमेल पर। बस इतना ही।',
  email: 'ईमेल पता',
  submit: 'जुड़ें',
  submitting: 'जोड़ रहे हैं...',
  done: 'आप लिस्ट में हैं। अगली चिट्ठी आपके पास आएगी।',
  failed: 'अभी आपको जोड़ नहीं पाए। थोड़ी देर में फिर कोशिश करें।',
} satisfies typeof newsletterMessages;
