"""Who somebody is: guests with a name, and accounts that can sign in again.

guests.py          names, and the cookies of browsers
accounts.py        what people can do with their accounts
sign_in.py         a browser becomes somebody, and brings a guest's tables along
passkeys.py        signing in with a passkey; mail_sign_in.py: with a link by mail
openid.py          signing in with an OpenID provider
access_tokens.py   what programs show instead of a cookie
operators.py       who is an operator, and what operators do
"""
