export { fetchAsOurPage } from './fetch-as-our-page';
