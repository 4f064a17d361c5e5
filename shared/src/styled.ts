// Re-exports only the functions in use, from the page's single copy of styled-components.
export { createGlobalStyle, css, keyframes, styled } from 'styled-components';
