// A curated list, and the one copy of styled-components on the page.
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
