/** What a deployment writes down for the next one, beside the pages: nobody else has to read it. */
export const deploymentRecords = [
  'headers.json',
  'shell.json',
  'shop.json',
  'history.json',
  'staged.json',
  '.preview-key.pem',
];

/** The file that an address means, as servers of files read it: `//shop%2ejson/` is `shop.json`. */
const fileAt = (address) => {
  try {
    return decodeURI(address)
      .toLowerCase()
      .split('/')
      .filter((part) => !['', '.'].includes(part));
  } catch {
    return [];
  }
};

/**
 * Whether an address means one of them.
 * @param {string} address
 */
export const isDeploymentRecord = (address) =>
  deploymentRecords.includes(fileAt(address).join('/'));
