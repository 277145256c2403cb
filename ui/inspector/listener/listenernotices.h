// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/listeners.h"

#include <QWidget>

class QVBoxLayout;

namespace runlatch::ui {

class MessageBar;

/// The facts about the listener that must stay in view: addresses that others can reach, addresses that failed, that it
/// is not reached at all, and that its file of rules is not used. Nothing here can be closed while it is true.
class ListenerNotices final : public QWidget
{
    Q_OBJECT

public:
    explicit ListenerNotices(QWidget *parent = nullptr);

    /// Shows the places of a listener. `isChecked`: each endpoint has a key.
    void setPlaces(const QList<inspector::ListenerPlace> &places, bool isChecked);
    /// The sentence behind the fact that strangers can reach an address. `isChecked`: each endpoint has a key.
    static QString exposureAdvice(bool isChecked);
    void setProved();
    void setUnproved(const base::Error &error);
    void clear(); ///< it does not listen; the rules have their file all the same
    /// `fault`: a sentence about the file; empty if it is used.
    void setRules(const QString &fault);

signals:
    void portWanted(const QString &address, quint16 port); ///< another port where `address` is in use
    void proofWanted();

private:
    void showExposed(const QList<inspector::ListenerPlace> &places, bool isChecked);
    void addFailed(const base::Error &error);

    MessageBar *m_exposed;
    MessageBar *m_unproved;
    MessageBar *m_rules;
    QVBoxLayout *m_failed;
};

} // namespace runlatch::ui
