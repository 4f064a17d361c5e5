/** Sends the account chosen in the sign-in popup to the opener, in the message format of the Firebase SDK. */
const asked = new URLSearchParams(window.location.search);
const problem = document.querySelector('#problem');

function showProblem(text) {
  problem.textContent = text;
  problem.hidden = false;
}

function randomSubject() {
  const digits = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(digits, (byte) => String(byte % 10)).join('');
}

function choose({ sub, name, email, picture }) {
  if (!window.opener) {
    showProblem('The page that asked for this sign-in is gone. Close this window and try again.');
    return;
  }
  const claims = {
    sub,
    iss: '',
    aud: '',
    exp: 0,
    iat: 0,
    name,
    email,
    email_verified: true,
    picture,
  };
  const answer = new URL(window.location.pathname, window.location.origin);
  answer.searchParams.set('providerId', asked.get('providerId'));
  answer.searchParams.set('id_token', JSON.stringify(claims));
  const authEvent = {
    type: asked.get('authType'),
    eventId: asked.get('eventId'),
    urlResponse: answer.href,
    sessionId: 'local',
    postBody: '',
    tenantId: null,
    error: null,
  };
  window.opener.postMessage({ type: 'local-google-sign-in', authEvent }, window.location.origin);
  // The SDK closes this window after the sign-in succeeds.
  document.querySelector('main').inert = true;
}

function listAccount(account) {
  const button = document.createElement('button');
  const email = document.createElement('small');
  button.type = 'button';
  button.textContent = account.name || account.email;
  email.textContent = account.email;
  button.append(email);
  button.addEventListener('click', () => choose(account));
  const item = document.createElement('li');
  item.append(button);
  document.querySelector('#accounts').append(item);
}

document.querySelector('#new-account').addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(event.target);
  const name = String(fields.get('name')).trim();
  const email = String(fields.get('email')).trim().toLowerCase();
  choose({ sub: randomSubject(), name, email });
});

fetch('/local/google-accounts.json')
  .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`${answer.status}`))))
  .then((accounts) => accounts.forEach(listAccount))
  .catch(() => showProblem('The accounts of this computer could not be listed. Type one below.'));
