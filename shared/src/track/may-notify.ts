export const hasNotifications = (): boolean => typeof Notification !== 'undefined';

/** Whether the browser may show a notification of ours. */
export const mayNotify = (): boolean => hasNotifications() && Notification.permission === 'granted';
