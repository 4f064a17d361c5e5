// React, styled-components and the app are evaluated in a task each, because one long task would block input events.
import 'react-dom/client';

setTimeout(() => {
  void import(/* webpackMode: "eager" */ '@burger/shared/styled');
  setTimeout(() => void import(/* webpackMode: "eager" */ './boot'));
});
