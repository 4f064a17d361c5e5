import { inPageLanguage } from '@burger/shared/i18n';

export const contactMessages = inPageLanguage('mfe-content/contact', {
  title: 'Contact us',
  formTitle: 'Send us a message',
  formLead: (hours?: number) =>
    `A person reads it, and answers${hours ? ` within ${hours} hours` : ''}.`,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'Only if you would rather have a call back.',
  subject: 'Subject',
  choose: 'Choose a subject',
  subjects: {
    general: 'General question',
    reservation: 'Reservation',
    catering: 'Catering',
    feedback: 'Feedback',
    complaint: 'Complaint',
    partnership: 'Partnership',
  },
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  sent: (hours?: number) =>
    `Thank you! Your message has been sent. We will reply${hours ? ` within ${hours} hours` : ''}.`,
  failed: 'There was an error sending your message. Please try again or contact us directly.',
  find: 'Find us',
} as const);
