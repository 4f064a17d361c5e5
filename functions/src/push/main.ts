import webPush from 'web-push';

const { privateKey } = webPush.generateVAPIDKeys();
console.log(`PUSH_PRIVATE_KEY=${privateKey}

Keep it: with another key, every customer has to allow messages again. To use it:
  npx firebase functions:secrets:set PUSH_PRIVATE_KEY
  npx firebase deploy --only functions`);
