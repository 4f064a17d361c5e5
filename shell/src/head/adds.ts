import { searchEarly } from '@burger/shared/early-search';
import { completeAdds } from './complete-adds';

completeAdds();
searchEarly();
