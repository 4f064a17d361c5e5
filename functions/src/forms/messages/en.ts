export interface WelcomeWords {
  subject: (name: string) => string;
  text: (name: string) => string;
  stop: string;
}

export const english: WelcomeWords = {
  subject: (name) => `You are on the list of ${name}`,
  text: (name) =>
    `This address was put on the newsletter of ${name}: what is new on the menu. Was it not you, or do you want it no more? One press takes you off the list:`,
  stop: 'Unsubscribe',
};
