import { restaurantFolder } from '../shared/build/restaurant-folder.mjs';
import { runTypescript } from './load.mjs';

// Draws the icons of the installed site from brand/icon.svg into brand/icons of the restaurant: node scripts/icons.mjs
const { drawIcons } = await runTypescript('scripts/restaurant/pictures/draw-icons.ts');
await drawIcons(restaurantFolder);
