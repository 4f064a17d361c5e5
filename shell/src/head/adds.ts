import { searchEarly } from '@burger/shared/platform/early-search';
import { completeAdds } from './complete-adds';

completeAdds();
searchEarly();
