import type { stripMessages } from './en';

export const texts: typeof stripMessages = {
  now: {
    placed: 'किचन के पक्का करने का इंतज़ार है',
    confirmed: 'ऑर्डर किचन में पहुँच गया',
    preparing: 'खाना बन रहा है',
    ready: 'हमारे काउंटर पर तैयार है',
    out_for_delivery: 'हमारा राइडर रास्ते में है',
    brought_back: 'हमारा राइडर इसे दे नहीं सका',
    delivered: 'पहुँच गया। खाने का आनंद लें!',
    cancelled: 'ऑर्डर रद्द हो गया',
  },
  unpaid: 'भुगतान का इंतज़ार है',
  letGo: 'ऑर्डर का भुगतान समय पर नहीं हुआ',
  waitsForRider: 'पैक हो गया, हमारे राइडर का इंतज़ार है',
  broughtBack: 'ऑर्डर पहुँचाया नहीं जा सका',
  pickedUp: 'आपने ले लिया। खाने का आनंद लें!',
  arrives: (when) => `पहुँचने का समय: ${when}`,
  collect: (when) => `तैयार होने का समय: ${when}`,
  planned: (when) => `तय समय: ${when}`,
  details: 'ऑर्डर देखें',
  call: (phone) => `अभी पक्का नहीं हुआ। फ़ोन करें: ${phone}`,
  late: (phone) => `अभी तक नहीं आया? फ़ोन करें: ${phone}`,
};
