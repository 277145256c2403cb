// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"

#include <QButtonGroup>
#include <QWidget>

#include <optional>

class QPushButton;
class QRadioButton;

namespace runlatch::ui {

/// The choice of what a query is sent as: exactly the workspaces that match now, or the query itself.
class SendsChoice final : public QWidget
{
    Q_OBJECT
public:
    using Sends = changerequests::BulkDraft::Sends;

    explicit SendsChoice(QWidget *parent = nullptr);

    Sends sends() const { return static_cast<Sends>(m_group.checkedId()); }
    void setSends(Sends sends); ///< without a signal
    /// Sets the number of matches, if it is known, and of those that are left out.
    void setNumbers(std::optional<int> matches, int leftOut);

signals:
    void changed();   ///< by the user
    void allWanted(); ///< no workspace is to be left out; the button that said so is hidden next

private:
    QRadioButton *addChoice(Sends sends, const QString &consequence);
    void showNumbers();

    QButtonGroup m_group;
    QRadioButton *m_exactly;
    QRadioButton *m_query;
    QPushButton *m_takeAll;
    std::optional<int> m_matches;
    int m_leftOut = 0;
};

} // namespace runlatch::ui
