// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/service.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;

namespace runlatch::ui {

class Field;
class Label;

/// Whether, and to which address, the simulator tells of created change requests by notifications, and what became of
/// them. Changes take effect at once. The key stays in memory.
class NotificationsPanel final : public QWidget
{
    Q_OBJECT

public:
    static constexpr qsizetype MaxTold = 20; ///< notifications that are shown, the newest first

    explicit NotificationsPanel(QWidget *parent = nullptr);

    void setTarget(const QUrl &target, const QByteArray &key); ///< as if they were typed
    QUrl target() const;                                       ///< empty: no notifications are sent
    QByteArray key() const;                                    ///< may be empty: they come without a signature
    void focusFirst();

public slots:
    void take(const runlatch::simulator::Notified &notified);

signals:
    void targetChanged();

private:
    QWidget *build();
    void apply();

    QCheckBox *m_sends;
    QLineEdit *m_url;
    QLineEdit *m_key;
    Field *m_urlField;
    Label *m_counts;
    Label *m_list;
    QStringList m_told;
    int m_sent = 0;
    int m_taken = 0;
    QUrl m_target;
};

} // namespace runlatch::ui
