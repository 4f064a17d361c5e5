export { firestoreShop } from './firestore-shop';
export { firstDocument } from './first-document';
export { keepShop, type KeptShop } from './keep-shop';
export { NotPublished, type PublishedVersion, type ShopStore } from './shop-store';
