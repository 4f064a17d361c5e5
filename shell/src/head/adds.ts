import { completeAdds } from './complete-adds';

completeAdds();
