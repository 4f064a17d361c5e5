export { qrCode } from './qr-code';
export { QrPicture } from './qr-picture';
