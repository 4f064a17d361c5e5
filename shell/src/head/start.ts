import { guardScripts } from './guard-scripts';
import { startPage } from './start-page';

guardScripts();
startPage();
