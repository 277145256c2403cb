// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QStringList>

class QMimeData;
class QWidget;

namespace runlatch::ui {

/// Takes files that are dropped on a window, or on anything in it that takes no drops itself. Not while another dialog
/// stands in front of the window. Nothing is read here.
class FileDrop final : public QObject
{
    Q_OBJECT

public:
    explicit FileDrop(QWidget &window); ///< its parent

signals:
    /// By their absolute names, folders without a slash behind them; at least one.
    void dropped(const QStringList &files);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static QStringList filesOf(const QMimeData &data);
};

} // namespace runlatch::ui
