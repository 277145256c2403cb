// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QPushButton;

namespace runlatch::ui {

class MessageBar;

/// The notices that the captures cannot be opened, and that no keychain keeps their key. Each stays with its "Try
/// again" until its reason is gone, whatever else happens on the page.
class OpeningNotices final : public QWidget
{
    Q_OBJECT

public:
    explicit OpeningNotices(QWidget *parent = nullptr);

    /// `isElsewhere`: other captures are open, so the notice can be closed.
    void showStoreError(const base::Error &error, bool isElsewhere);
    void showOpened();
    void showSessionKey();
    void showKeptKey();
    std::optional<base::Error> storeError() const; ///< of the notice that is shown; nullopt: none is
    bool saysSessionKey() const;

signals:
    void retryWanted();  ///< the store is to be opened again
    void keyWanted();    ///< the keychain is to be asked again; showSessionKey() or showKeptKey() is awaited
    void folderWanted(); ///< another folder for the store is to be chosen

private:
    QPushButton *addRetry(MessageBar &bar, bool isFocused);

    MessageBar *m_store;
    MessageBar *m_key;
    base::Error m_storeError; ///< that was shown last
    QPointer<QPushButton> m_storeRetry;
    QPointer<QPushButton> m_keyRetry;
};

} // namespace runlatch::ui
