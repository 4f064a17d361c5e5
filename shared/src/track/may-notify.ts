export const hasNotifications = (): boolean => typeof Notification !== 'undefined';

/** Whether the user has allowed notifications. */
export const mayNotify = (): boolean => hasNotifications() && Notification.permission === 'granted';
